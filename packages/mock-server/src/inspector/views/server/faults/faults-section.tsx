import { ActionButton, AdminCallHint } from '../../../components/admin-call.tsx';
import { Badge } from '../../../components/badge.tsx';
import { JsonView } from '../../../components/code-block.tsx';
import { LoadError } from '../../../components/empty.tsx';
import { currentMerchant } from '../../../state/merchants.ts';
import { useResource } from '../../../state/resource.ts';
import { MerchantNote, SectionHead } from '../section-head.tsx';
import { type ActiveFault, describeEffect, describeProgress, describeTrigger } from './fault.ts';
import { FaultForm } from './fault-form.tsx';

/** The faults of the merchant: those that can still apply, and a form for another one. */
export function FaultsSection() {
  const merchant = currentMerchant.value;
  return (
    <>
      <SectionHead title="Faults">
        A fault makes requests to the payments API fail, so that you can see what your program does then.
        <MerchantNote />
      </SectionHead>
      <ArmedFaults merchant={merchant} />
      <section class="card" aria-labelledby="arm-title">
        <h3 id="arm-title">Arm a fault</h3>
        <FaultForm merchant={merchant} />
      </section>
    </>
  );
}

function ArmedFaults({ merchant }: { readonly merchant: string | undefined }) {
  const { data, error } = useResource({ operation: 'listFaults', merchant });
  const faults = data as readonly ActiveFault[] | undefined;
  const [first] = faults ?? [];
  return (
    <section class="card" aria-labelledby="armed-title">
      <div class="card-bar">
        <h3 id="armed-title">
          Armed faults <Badge tone={first === undefined ? 'neutral' : 'warning'}>{faults?.length ?? 0}</Badge>
        </h3>
        {first === undefined ? null : (
          <ActionButton call={{ operation: 'clearFaults', merchant }} done="Every fault was removed">
            Clear all
          </ActionButton>
        )}
      </div>
      {error === undefined ? null : <LoadError error={error} />}
      {faults === undefined || first === undefined ? (
        <p class="quiet">No fault is armed: every request gets its usual response.</p>
      ) : (
        <>
          <ul class="plain-list armed-faults">
            {faults.map((each) => (
              <li key={each.id}>
                <div class="armed-fault">
                  <p>
                    <strong>{describeTrigger(each.fault)}:</strong> {describeEffect(each.fault)}.
                  </p>
                  <Badge tone="info">{describeProgress(each)}</Badge>
                  <ActionButton
                    call={{ operation: 'clearFault', path: { faultId: each.id }, merchant }}
                    done="The fault was removed"
                    hasHint={false}
                  >
                    {`Remove ${each.id}`}
                  </ActionButton>
                </div>
                <details class="created">
                  <summary>JSON</summary>
                  <JsonView value={each.fault} label={each.id} />
                </details>
              </li>
            ))}
          </ul>
          <p class="quiet schedule-hint">
            A button of the list removes one fault:{' '}
            <AdminCallHint call={{ operation: 'clearFault', path: { faultId: first.id }, merchant }} />
          </p>
        </>
      )}
    </section>
  );
}
