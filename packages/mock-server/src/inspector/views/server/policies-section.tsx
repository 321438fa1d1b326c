import { useState } from 'preact/hooks';
import type { ResultOf } from '../../api/admin-call.ts';
import { Badge } from '../../components/badge.tsx';
import { Data } from '../../components/data.tsx';
import { LoadError } from '../../components/empty.tsx';
import { CheckboxField } from '../../components/field.tsx';
import { Prose } from '../../components/prose.tsx';
import { useResource } from '../../state/resource.ts';
import { SectionHead } from './section-head.tsx';

type Policy = ResultOf<'listPolicies'>[number];

/** The policies in force, with what each means. */
export function PoliciesSection() {
  const { data, error } = useResource({ operation: 'listPolicies' });
  const [showsChanged, setShowsChanged] = useState(false);
  const changed = data?.filter(({ isDefault }) => !isDefault) ?? [];
  const shown = showsChanged ? changed : (data ?? []);
  return (
    <>
      <SectionHead title="Policies">
        A policy decides what the specification leaves open. Set it with <code>policies</code> when the server starts.
        It applies to every merchant.
      </SectionHead>
      {error === undefined ? null : <LoadError error={error} />}
      {data === undefined ? null : (
        <section class="card" aria-label="Policies in force">
          <div class="card-bar">
            <p>
              <strong>
                {changed.length} of {data.length}
              </strong>{' '}
              policies differ from the default.
            </p>
            <CheckboxField label="Only these" checked={showsChanged} onInput={setShowsChanged} />
          </div>
          {shown.length === 0 ? null : (
            <table class="grid grid-cards policies">
              <thead>
                <tr>
                  <th scope="col">Policy</th>
                  <th scope="col">In force</th>
                  <th scope="col">What it decides</th>
                </tr>
              </thead>
              <tbody>
                {shown.map((policy) => (
                  <PolicyRow key={policy.name} policy={policy} />
                ))}
              </tbody>
            </table>
          )}
        </section>
      )}
    </>
  );
}

function PolicyRow({ policy }: { readonly policy: Policy }) {
  const { name, value, default: usual, isDefault, description, values } = policy;
  const others = values?.filter((each) => each !== value) ?? [];
  return (
    <tr class={isDefault ? '' : 'is-changed'}>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        <code class="policy-value">
          <Data text={textOf(value)} />
        </code>{' '}
        {isDefault ? (
          <span class="quiet">default</span>
        ) : (
          <>
            <Badge tone="warning">changed</Badge>{' '}
            <span class="quiet">
              default: <code>{textOf(usual)}</code>
            </span>
          </>
        )}
      </td>
      <td>
        <Prose text={description} />
        {others.length === 0 ? null : (
          <p class="quiet">
            Other values: <code>{others.map(textOf).join(', ')}</code>
          </p>
        )}
      </td>
    </tr>
  );
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none');
}
