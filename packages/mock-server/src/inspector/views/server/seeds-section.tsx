import { useState } from 'preact/hooks';
import { AdminForm } from '../../components/admin-form.tsx';
import { JsonView } from '../../components/code-block.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Data } from '../../components/data.tsx';
import { TextField } from '../../components/field.tsx';
import { currentMerchant } from '../../state/merchants.ts';
import { MerchantNote, SectionHead } from './section-head.tsx';

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
export function SeedsSection() {
  const merchant = currentMerchant.value;
  const [created, setCreated] = useState<readonly Created[]>([]);
  const [customerId, setCustomerId] = useState('');
  const add = (record: Created) => setCreated((others) => [record, ...others].slice(0, maxCreated));
  return (
    <>
      <SectionHead title="Seeds">
        Records that a test needs before its first request. Only required fields must be filled: the others have
        defaults.
        <MerchantNote />
      </SectionHead>
      {created.length === 0 ? null : <CreatedCard created={created} />}
      <div class="columns">
        <section class="card" aria-labelledby="seed-customer">
          <h3 id="seed-customer">Customer</h3>
          <AdminForm
            call={{ operation: 'seedCustomer', merchant }}
            first={['merchant_customer_id', 'first_name', 'last_name', 'email']}
            action="Create the customer"
            done="The customer was created"
            onDone={(customer) => {
              add({ kind: 'Customer', id: customer.id, value: customer });
              setCustomerId(customer.id);
            }}
          />
        </section>
        <section class="card" aria-labelledby="seed-method">
          <h3 id="seed-method">Payment method of a customer</h3>
          <TextField
            label="Customer id (required)"
            value={customerId}
            onInput={setCustomerId}
            hint="The id of the last customer that was created here, or another one."
          />
          <AdminForm
            call={{ operation: 'enrollPaymentMethod', path: { customerId: customerId || 'CUSTOMER_ID' }, merchant }}
            first={['name', 'description']}
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
        </section>
        <section class="card" aria-labelledby="seed-onboarding">
          <h3 id="seed-onboarding">Onboarding transfer</h3>
          <AdminForm
            call={{ operation: 'seedOnboardingTransfer', merchant }}
            first={['transferId', 'organizationCode']}
            action="Create the onboarding transfer"
            done="The onboarding transfer was created"
            onDone={(transfer) => add({ kind: 'Onboarding transfer', id: transfer.transferId, value: transfer })}
          />
        </section>
        <section class="card" aria-labelledby="seed-campaign">
          <h3 id="seed-campaign">Campaign</h3>
          <AdminForm
            call={{ operation: 'seedCampaign', merchant }}
            first={['name', 'channel', 'status']}
            action="Create the campaign"
            done="The campaign was created"
            onDone={(campaign) => add({ kind: 'Campaign', id: campaign.id, value: campaign })}
          />
        </section>
      </div>
    </>
  );
}

function CreatedCard({ created }: { readonly created: readonly Created[] }) {
  return (
    <section class="card" aria-labelledby="created-title">
      <h3 id="created-title">Created here</h3>
      {created.map(({ kind, id, value, token }, index) => (
        <details key={created.length - index} class="created">
          <summary>
            {kind}{' '}
            <code>
              <Data text={id} />
            </code>
          </summary>
          <div class="actions">
            {token === undefined ? (
              <CopyButton text={id} label="Copy the id" />
            ) : (
              <CopyButton text={token} label="Copy the vaulted token" />
            )}
          </div>
          <JsonView value={value} label={`${kind} ${id}`} />
        </details>
      ))}
    </section>
  );
}
