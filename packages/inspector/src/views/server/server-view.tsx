import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { ResultOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/actions.tsx';
import { CopyButton, JsonView } from '../../components/code.tsx';
import { AdminForm, CheckboxField, TextField } from '../../components/form.tsx';
import { Card, type Tab, Tabs } from '../../components/panels.tsx';
import { type ShortColumn, ShortTable } from '../../components/table.tsx';
import { Badge, Button, Code, Data, Empty, NoData, Prose } from '../../components/text.tsx';
import {
  currentMerchant,
  merchants,
  reloadMerchants,
  selectedMerchant,
  selectMerchant,
} from '../../state/merchants.ts';
import { useResource } from '../../state/resource.ts';
import { linkTo, route } from '../../state/router.ts';
import { clearTraffic, clearTrafficOf } from '../../state/traffic.ts';
import { ClockSection } from './clock.tsx';
import { CoverageSection } from './coverage.tsx';
import { FaultsSection } from './faults.tsx';

const sections: readonly (Tab & { readonly id: SectionId; readonly Content: ComponentType })[] = [
  { id: 'clock', title: 'Clock', Content: ClockSection },
  { id: 'faults', title: 'Faults', Content: FaultsSection },
  { id: 'merchants', title: 'Merchants', Content: MerchantsSection },
  { id: 'seeds', title: 'Seeds', Content: SeedsSection },
  { id: 'policies', title: 'Policies', Content: PoliciesSection },
  { id: 'state', title: 'State', Content: StateSection },
  { id: 'coverage', title: 'Coverage', Content: CoverageSection },
];

type SectionId = keyof typeof purposes;

/** What each section is for. */
const purposes = {
  clock: 'Deadlines and webhook retries happen on the clock of the merchant.',
  faults: 'A fault makes requests to the payments API fail, so that you can see what your program does then.',
  merchants:
    'Each merchant has its state, its clock, its faults and its journal. A request with another public key creates a merchant.',
  seeds:
    'Records that a test needs before its first request. Only required fields must be filled: the others have defaults.',
  policies:
    'A policy decides what the specification leaves open, for every merchant. It is set when the server starts: copy the option of a value for the command line, or use `policies` in code.',
  state:
    'A reset empties merchants. A snapshot keeps the state of every merchant, so that a test can start from it again.',
  coverage: 'What the payments of every merchant did since the server started. A reset does not change the counts.',
};

/** The sections whose actions apply to one merchant. */
const sectionsOfMerchant: ReadonlySet<SectionId> = new Set(['clock', 'faults', 'seeds', 'state']);

/** The view of the server: its clock, faults, merchants, state and policies. */
export function ServerView() {
  const { id = 'clock' } = route.value;
  const section = sections.find((each) => each.id === id);
  return (
    <div class="page stack wide">
      <Tabs label="Sections of the server" view="server" tabs={sections} current={section} />
      {section === undefined ? (
        <Empty title="This address names no section" />
      ) : (
        <>
          <div class="stack">
            <h2>{section.title}</h2>
            <p class="quiet">
              <Prose text={purposes[section.id]} />
              {sectionsOfMerchant.has(section.id) ? <MerchantOfActions /> : null}
            </p>
          </div>
          <section.Content />
        </>
      )}
    </div>
  );
}

/** Names the merchant that the actions of a section apply to. A server with one merchant needs no name. */
function MerchantOfActions() {
  const merchant = currentMerchant.value;
  if (merchant === undefined || merchants.value.length < 2) return null;
  return (
    <>
      {' '}
      Actions apply to the merchant <Data class="small" text={merchant} />.{' '}
      <a href={linkTo('server', 'merchants')}>Switch to another merchant</a>
    </>
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
  return (
    <Button onClick={() => selectMerchant(publicApiKey)} aria-label={`Switch to this merchant: ${publicApiKey}`}>
      Switch to this merchant
    </Button>
  );
}

/** A record that this section created. */
interface Created {
  readonly kind: string;
  /** What identifies the record in later calls. */
  readonly id: string;
  readonly value: unknown;
  /** A token that the page copies and does not show. */
  readonly token?: string | undefined;
}

const maxCreated = 20;

/** Creates records without a call to the payments API. */
function SeedsSection() {
  const merchant = currentMerchant.value;
  const [created, setCreated] = useState<readonly Created[]>([]);
  const [customerId, setCustomerId] = useState('');
  const add = (record: Created) => setCreated((others) => [record, ...others].slice(0, maxCreated));
  return (
    <>
      {created.length === 0 ? null : <CreatedCard created={created} />}
      <div class="columns">
        <Card title="Customer">
          <AdminForm
            call={{ operation: 'seedCustomer', merchant }}
            fields={['merchant_customer_id', 'first_name', 'last_name', 'email']}
            more={{ title: 'More fields', fields: 'others' }}
            action="Create the customer"
            done="The customer was created"
            onDone={(customer) => {
              add({ kind: 'Customer', id: customer.id, value: customer });
              setCustomerId(customer.id);
            }}
          />
        </Card>
        <Card title="Payment method of a customer">
          <TextField
            label="Customer id (required)"
            value={customerId}
            onInput={setCustomerId}
            hint="The id of the last customer that was created here, or another one."
          />
          <AdminForm
            call={{ operation: 'enrollPaymentMethod', path: { customerId: customerId || 'CUSTOMER_ID' }, merchant }}
            fields={['name', 'description']}
            more={{ title: 'More fields', fields: 'others' }}
            disabledReason={customerId === '' ? 'Enter the id of a customer first' : undefined}
            action="Enroll the payment method"
            done="The payment method was enrolled"
            onDone={({ vaulted_token, ...method }) =>
              add({
                kind: 'Payment method',
                id: method.name ?? customerId,
                value: { ...method, vaulted_token: '[redacted]' },
                token: vaulted_token,
              })
            }
          />
        </Card>
        <Card title="Onboarding transfer">
          <AdminForm
            call={{ operation: 'seedOnboardingTransfer', merchant }}
            fields={['id', 'organizationCode']}
            more={{ title: 'More fields', fields: 'others' }}
            action="Create the onboarding transfer"
            done="The onboarding transfer was created"
            onDone={(transfer) => add({ kind: 'Onboarding transfer', id: transfer.id, value: transfer })}
          />
        </Card>
        <Card title="Campaign">
          <AdminForm
            call={{ operation: 'seedCampaign', merchant }}
            fields={['name', 'channel', 'status']}
            more={{ title: 'More fields', fields: 'others' }}
            action="Create the campaign"
            done="The campaign was created"
            onDone={(campaign) => add({ kind: 'Campaign', id: campaign.id, value: campaign })}
          />
        </Card>
      </div>
    </>
  );
}

function CreatedCard({ created }: { created: readonly Created[] }) {
  return (
    <Card title="Created here">
      {created.map(({ kind, id, value, token }, index) => (
        <details key={created.length - index}>
          <summary>
            {kind} <Code text={id} />
          </summary>
          <div class="row">
            <CopyButton text={token ?? id} label={token === undefined ? 'Copy the id' : 'Copy the vaulted token'} />
          </div>
          <JsonView value={value} label={`${kind} ${id}`} />
        </details>
      ))}
    </Card>
  );
}

type Policy = ResultOf<'listPolicies'>[number];

/** The policies in force, with what each means. */
function PoliciesSection() {
  const { data, error } = useResource({ operation: 'listPolicies' });
  const [showsChanged, setShowsChanged] = useState(false);
  if (data === undefined) return <NoData error={error} />;
  const changed = data.filter(({ isDefault }) => !isDefault);
  return (
    <section class="card stack" aria-label="Policies in force">
      <div class="row between">
        <p>
          <strong>
            {changed.length} of {data.length}
          </strong>{' '}
          policies differ from the default.
        </p>
        <CheckboxField label="Only these" checked={showsChanged} onInput={setShowsChanged} />
      </div>
      <ShortTable
        columns={policyColumns}
        rows={showsChanged ? changed : data}
        keyOf={({ name }) => name}
        classOf={({ isDefault }) => (isDefault ? '' : 'is-changed')}
      />
    </section>
  );
}

const policyColumns: readonly ShortColumn<Policy>[] = [
  { title: 'Policy', kind: 'heading', cell: ({ name }) => <code>{name}</code> },
  { title: 'In force', cell: (policy) => <PolicyValue policy={policy} /> },
  { title: 'What it decides', cell: (policy) => <PolicyMeaning policy={policy} /> },
];

function PolicyValue({ policy: { value, default: usual, isDefault } }: { policy: Policy }) {
  return (
    <>
      <Code text={textOf(value)} />{' '}
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
    </>
  );
}

/** What a policy decides, with the options that set its other values. A policy without a list of values shows its present one. */
function PolicyMeaning({ policy: { name, value, values = [value], description } }: { policy: Policy }) {
  const others = values.filter((each) => each !== value);
  const options = (others.length === 0 ? [value] : others).map(
    (each) => `--policy ${name}=${textOf(each).replaceAll(', ', ',')}`,
  );
  return (
    <>
      <Prose text={description} />
      <ul class="row plain-list quiet">
        {options.map((option) => (
          <li key={option} class="call-hint">
            <Code text={option} />
            <CopyButton text={option} label={`Copy ${option}`} isSmall />
          </li>
        ))}
      </ul>
    </>
  );
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
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
          call={{ operation: 'resetMerchant', merchant }}
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
