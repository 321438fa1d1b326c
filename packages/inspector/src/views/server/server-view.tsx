import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { ResultOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/actions.tsx';
import { CopyButton, JsonView } from '../../components/code.tsx';
import { AdminForm, TextField } from '../../components/form.tsx';
import { Card, Disclosure, MerchantNote, type Tab, Tabs } from '../../components/panels.tsx';
import { type ShortColumn, ShortTable } from '../../components/table.tsx';
import { Badge, Button, Code, Data, NoData, Prose } from '../../components/text.tsx';
import { currentMerchant, reloadMerchants, selectedMerchant, selectMerchant } from '../../state/merchants.ts';
import { useResource } from '../../state/resource.ts';
import { linkTo, route } from '../../state/router.ts';
import { clearTraffic, clearTrafficOf } from '../../state/traffic.ts';
import { ClockSection } from './clock.tsx';
import { CoverageSection } from './coverage.tsx';
import { FaultsSection } from './faults.tsx';

interface Section extends Tab {
  readonly id: string;
  /** What the section is for. */
  readonly purpose: string;
  /** Whether its actions apply to one merchant. */
  readonly isOfMerchant?: boolean;
  readonly Content: ComponentType;
}

const clock: Section = {
  id: 'clock',
  title: 'Clock',
  purpose: 'Deadlines and webhook retries happen on the clock of the merchant.',
  isOfMerchant: true,
  Content: ClockSection,
};

/** The sections of the view. The first one opens by default. */
const sections: readonly Section[] = [
  clock,
  {
    id: 'faults',
    title: 'Faults',
    purpose: 'A fault makes requests to the payments API fail, so that you can see what your program does then.',
    isOfMerchant: true,
    Content: FaultsSection,
  },
  {
    id: 'merchants',
    title: 'Merchants',
    purpose:
      'Each merchant has its state, its clock, its faults and its journal. A request with another public key creates a merchant.',
    Content: MerchantsSection,
  },
  {
    id: 'seeds',
    title: 'Seeds',
    purpose:
      'Records that a test needs before its first request. Only required fields must be filled: the others have defaults.',
    isOfMerchant: true,
    Content: SeedsSection,
  },
  {
    id: 'policies',
    title: 'Policies',
    purpose:
      'A policy decides what the specification leaves open, for every merchant. It is set when the server starts: copy the option of a value for the command line, or use `policies` in code.',
    Content: PoliciesSection,
  },
  {
    id: 'state',
    title: 'State',
    purpose:
      'A reset empties merchants. A snapshot keeps the state of every merchant, so that a test can start from it again.',
    isOfMerchant: true,
    Content: StateSection,
  },
  {
    id: 'coverage',
    title: 'Coverage',
    purpose: 'What the payments of every merchant did since the server started. A reset does not change the counts.',
    Content: CoverageSection,
  },
];

/** The view of the server: its clock, faults, merchants, state and policies. */
export function ServerView() {
  const section = sections.find(({ id }) => id === route.value.id) ?? clock;
  return (
    <div class="page stack wide">
      <div class="row">
        <Tabs label="Sections of the server" view="server" tabs={sections} current={section} />
        {section.isOfMerchant ? <MerchantNote /> : null}
      </div>
      <div class="stack">
        <h2>{section.title}</h2>
        <p class="quiet">
          <Prose text={section.purpose} />
        </p>
      </div>
      <section.Content />
    </div>
  );
}

/** The merchants of the server. The views show the selected one. */
function MerchantsSection() {
  const { data, error } = useResource({ operation: 'listMerchants' });
  if (data === undefined) return <NoData error={error} />;
  return (
    <section class="card stack" aria-label="Merchants of the server">
      <ShortTable
        rows={data}
        keyOf={({ publicApiKey }) => publicApiKey}
        columns={[
          { title: 'Public key', kind: 'heading', cell: MerchantKey },
          {
            title: 'Payments',
            kind: 'number',
            cell: ({ publicApiKey, payments }) => (
              <a href={linkTo('payments', undefined, { merchant: publicApiKey })}>{payments.toLocaleString('en')}</a>
            ),
          },
          { title: 'Requests', kind: 'number', cell: ({ requests }) => requests.toLocaleString('en') },
          { title: 'Deliveries', kind: 'number', cell: ({ deliveries }) => deliveries.toLocaleString('en') },
          { title: 'Action', kind: 'actions', cell: SwitchButton },
        ]}
      />
      {selectedMerchant.value === undefined ? (
        <p class="quiet">The lists show every merchant. Actions apply to the default merchant.</p>
      ) : null}
    </section>
  );
}

function MerchantKey({ publicApiKey, isDefault }: ResultOf<'listMerchants'>[number]) {
  return (
    <>
      <Data class="small" text={publicApiKey} />{' '}
      <CopyButton text={publicApiKey} label={`Copy the key ${publicApiKey}`} isSmall />{' '}
      {isDefault ? <Badge>default</Badge> : null}
    </>
  );
}

function SwitchButton({ publicApiKey }: ResultOf<'listMerchants'>[number]) {
  if (publicApiKey === selectedMerchant.value) return <Badge tone="good">selected</Badge>;
  return <Button onClick={() => selectMerchant(publicApiKey)}>Switch to {publicApiKey}</Button>;
}

/** The records that this section creates, each with the fields that its form shows at first. */
const seeds = [
  {
    title: 'Customer',
    operation: 'seedCustomer',
    fields: ['merchant_customer_id', 'first_name', 'last_name', 'email'],
  },
  { title: 'Payment method of a customer', operation: 'enrollPaymentMethod', fields: ['name', 'description'] },
  { title: 'Onboarding transfer', operation: 'seedOnboardingTransfer', fields: ['id', 'organizationCode'] },
  { title: 'Campaign', operation: 'seedCampaign', fields: ['name', 'channel', 'status'] },
] as const;

/** A record that this section created. A vaulted token is copied and not shown. */
type Created = ResultOf<(typeof seeds)[number]['operation']>;

/** Creates records without a call to the payments API. */
function SeedsSection() {
  const [created, setCreated] = useState<readonly Created[]>([]);
  const [customerId, setCustomerId] = useState('');
  return (
    <>
      {created.length === 0 ? null : (
        <Card title="Created here">
          {created.map((record, index) => (
            <CreatedRecord key={created.length - index} record={record} />
          ))}
        </Card>
      )}
      <div class="columns">
        {seeds.map(({ title, operation, fields }) => (
          <Card key={operation} title={title}>
            {operation === 'enrollPaymentMethod' ? (
              <TextField label="Customer id (required)" value={customerId} onInput={setCustomerId} />
            ) : null}
            <AdminForm
              call={{ operation, path: { customerId: customerId || 'CUSTOMER_ID' } }}
              fields={fields}
              hasMore
              action={`Create: ${title}`}
              done={`Created: ${title}`}
              onDone={(record) => {
                setCreated([record, ...created]);
                if ('merchant_customer_id' in record) setCustomerId(record.id);
              }}
            />
          </Card>
        ))}
      </div>
    </>
  );
}

function CreatedRecord({ record }: { record: Created }) {
  const { vaulted_token: token, ...shown } = { vaulted_token: undefined, ...record };
  const name = String(('id' in record && record.id) || ('name' in record && record.name));
  return (
    <Disclosure title={<Code text={name} />}>
      <div class="row">
        <CopyButton text={token ?? name} label={token === undefined ? 'Copy the id' : 'Copy the vaulted token'} />
      </div>
      <JsonView value={shown} label={name} />
    </Disclosure>
  );
}

type Policy = ResultOf<'listPolicies'>[number];

/** The policies in force, with what each means. */
function PoliciesSection() {
  const { data, error } = useResource({ operation: 'listPolicies' });
  if (data === undefined) return <NoData error={error} />;
  const changed = data.filter(({ isDefault }) => !isDefault);
  const others = data.filter(({ isDefault }) => isDefault);
  return (
    <section class="card stack" aria-label="Policies in force">
      <p>
        {changed.length} of {data.length} policies differ from the default.
      </p>
      <ShortTable columns={policyColumns} rows={[...changed, ...others]} keyOf={({ name }) => name} />
    </section>
  );
}

const policyColumns: readonly ShortColumn<Policy>[] = [
  { title: 'Policy', kind: 'heading', cell: ({ name }) => <code>{name}</code> },
  {
    title: 'In force',
    cell: ({ value, default: usual, isDefault }) => (
      <>
        <Code text={textOf(value)} /> {isDefault ? null : <Badge tone="warning">changed</Badge>}{' '}
        <span class="quiet">default{isDefault ? '' : `: ${textOf(usual)}`}</span>
      </>
    ),
  },
  { title: 'What it decides', cell: ({ description }) => <Prose text={description} /> },
  {
    title: 'Option',
    cell: ({ name, value, values = [value] }) =>
      values.map((each) => <PolicyOption key={textOf(each)} text={`--policy ${name}=${textOf(each)}`} />),
  },
];

/** The option of the command line that sets a value. */
function PolicyOption({ text }: { text: string }) {
  return (
    <span class="call-hint">
      <Code text={text} />
      <CopyButton text={text} label={`Copy ${text}`} isSmall />
    </span>
  );
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none');
}

/** Resets, and snapshots to return to. */
function StateSection() {
  return (
    <>
      <ResetCard />
      <SnapshotsCard />
    </>
  );
}

function ResetCard() {
  const merchant = currentMerchant.value;
  return (
    <Card title="Reset">
      <p class="quiet">
        A reset deletes payments, requests, deliveries, faults and endpoints, and sets the clock back.
      </p>
      <div class="stack">
        <ActionButton
          call={{ operation: 'resetMerchant' }}
          done="The merchant was reset"
          question={{
            title: 'Reset this merchant?',
            text: (
              <>
                The mock server deletes everything of the merchant <Data text={merchant ?? ''} />.
              </>
            ),
          }}
          disabledReason={merchant === undefined ? 'The server has not named its merchant yet' : undefined}
          onDone={() => {
            if (merchant !== undefined) clearTrafficOf(merchant);
            reloadMerchants();
          }}
        >
          Reset this merchant
        </ActionButton>
        <ActionButton
          call={{ operation: 'resetAll' }}
          done="Every merchant was reset"
          tone="danger"
          question={{
            title: 'Reset every merchant?',
            text: 'The mock server deletes everything of every merchant. Tests that run now lose their state.',
          }}
          onDone={() => {
            clearTraffic();
            reloadMerchants();
          }}
        >
          Reset every merchant
        </ActionButton>
      </div>
    </Card>
  );
}

function SnapshotsCard() {
  const { data, error } = useResource({ operation: 'listSnapshots' });
  return (
    <Card title="Snapshots">
      <p class="quiet">The server keeps them in memory until it stops.</p>
      <div class="row">
        <ActionButton call={{ operation: 'createSnapshot' }} done="The snapshot was created" tone="primary">
          Create a snapshot
        </ActionButton>
      </div>
      {error === undefined ? null : <NoData error={error} />}
      {data === undefined ? null : (
        <ShortTable
          rows={data}
          keyOf={({ id }) => id}
          columns={[
            { title: 'Snapshot', kind: 'heading', cell: ({ id }) => <Code text={id} /> },
            { title: 'Size', kind: 'number', cell: ({ bytes }) => `${bytes.toLocaleString('en')} bytes` },
            { title: 'Actions', kind: 'actions', cell: ({ id }) => <SnapshotActions id={id} /> },
          ]}
        />
      )}
    </Card>
  );
}

function SnapshotActions({ id }: { id: string }) {
  return (
    <div class="row">
      <ActionButton
        call={{ operation: 'restoreSnapshot', path: { snapshotId: id } }}
        done={`The snapshot ${id} was restored`}
        question={{
          title: `Restore ${id}?`,
          text: 'Every merchant returns to the snapshot, and loses what it did since. The page still lists the requests since then.',
        }}
        onDone={reloadMerchants}
      >
        Restore
      </ActionButton>
      <ActionButton
        call={{ operation: 'deleteSnapshot', path: { snapshotId: id } }}
        done={`The snapshot ${id} was deleted`}
        question={{ title: `Delete ${id}?`, text: 'A deleted snapshot cannot be restored.' }}
      >
        Delete
      </ActionButton>
    </div>
  );
}
