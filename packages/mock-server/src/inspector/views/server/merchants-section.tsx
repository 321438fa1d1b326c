import { Badge } from '../../components/badge.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Data } from '../../components/data.tsx';
import { LoadError } from '../../components/empty.tsx';
import { selectedMerchant, selectMerchant } from '../../state/merchants.ts';
import { useResource } from '../../state/resource.ts';
import { linkTo, replaceRoute } from '../../state/router.ts';
import { SectionHead } from './section-head.tsx';

/** The server shows this for a public key that is the secret key of a merchant. No call can name that merchant. */
const redacted = '[redacted]';

/** The merchants of the server. The views show the selected one. */
export function MerchantsSection() {
  const { data, error } = useResource({ operation: 'listMerchants' });
  const selected = selectedMerchant.value;
  const select = (publicApiKey: string | undefined) => {
    selectMerchant(publicApiKey);
    // A merchant in the address would win.
    replaceRoute(linkTo('server', 'merchants'));
  };
  return (
    <>
      <SectionHead title="Merchants">
        Each merchant has its state, its clock, its faults and its journal. A request with another public key creates a
        merchant.
      </SectionHead>
      {error === undefined ? null : <LoadError error={error} />}
      {data === undefined ? null : (
        <section class="card" aria-label="Merchants of the server">
          <table class="grid grid-cards">
            <thead>
              <tr>
                <th scope="col">Public key</th>
                <th scope="col" class="number">
                  Payments
                </th>
                <th scope="col" class="number">
                  Requests
                </th>
                <th scope="col" class="number">
                  Deliveries
                </th>
                <th scope="col">
                  <span class="visually-hidden">Action</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ publicApiKey, isDefault, payments, requests, deliveries }) => (
                <tr key={publicApiKey}>
                  <th scope="row">
                    <Data class="merchant-key" text={publicApiKey} />{' '}
                    <CopyButton text={publicApiKey} label={`Copy the key ${publicApiKey}`} isSmall />{' '}
                    {isDefault ? <Badge>default</Badge> : null}
                  </th>
                  <td class="number" data-label="Payments">
                    <a href={linkTo('payments', undefined, { merchant: publicApiKey })}>
                      {payments.toLocaleString('en')}
                    </a>
                  </td>
                  <td class="number" data-label="Requests">
                    {requests.toLocaleString('en')}
                  </td>
                  <td class="number" data-label="Deliveries">
                    {deliveries.toLocaleString('en')}
                  </td>
                  <td>
                    {publicApiKey === selected ? (
                      <Badge tone="good">selected</Badge>
                    ) : publicApiKey === redacted ? (
                      <span class="quiet">The key looks like a secret</span>
                    ) : (
                      <button
                        type="button"
                        class="button"
                        onClick={() => select(publicApiKey)}
                        aria-label={`Switch to this merchant: ${publicApiKey}`}
                      >
                        Switch to this merchant
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {selected === undefined ? (
            <p class="quiet">The lists show every merchant. Actions apply to the default merchant.</p>
          ) : (
            <div class="actions">
              <button type="button" class="button" onClick={() => select(undefined)}>
                Show all merchants
              </button>
            </div>
          )}
        </section>
      )}
    </>
  );
}
