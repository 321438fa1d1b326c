import { ActionButton } from '../../components/admin-call.tsx';
import { Data } from '../../components/data.tsx';
import { LoadError } from '../../components/empty.tsx';
import { currentMerchant, reloadMerchants } from '../../state/merchants.ts';
import { useResource } from '../../state/resource.ts';
import { clearTraffic, clearTrafficOf } from '../../state/traffic.ts';
import { MerchantNote, SectionHead } from './section-head.tsx';

/** Resets, and snapshots to return to. */
export function StateSection() {
  return (
    <>
      <SectionHead title="State">
        A reset empties merchants. A snapshot keeps the state of every merchant, so that a test can start from it again.
        <MerchantNote />
      </SectionHead>
      <ResetCard />
      <SnapshotsCard />
    </>
  );
}

function ResetCard() {
  const merchant = currentMerchant.value;
  return (
    <section class="card" aria-labelledby="reset-title">
      <h3 id="reset-title">Reset</h3>
      <p class="quiet">
        A reset deletes payments, requests, deliveries, faults and endpoints, and sets the clock back.
      </p>
      <div class="choices-of-actions">
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
    </section>
  );
}

function SnapshotsCard() {
  const { data, error } = useResource({ operation: 'listSnapshots' });
  return (
    <section class="card" aria-labelledby="snapshots-title">
      <h3 id="snapshots-title">Snapshots</h3>
      <p class="quiet">The server keeps them in memory until it stops.</p>
      <div class="actions">
        <ActionButton call={{ operation: 'createSnapshot' }} done="The snapshot was created" tone="primary">
          Create a snapshot
        </ActionButton>
      </div>
      {error === undefined ? null : <LoadError error={error} />}
      {data === undefined || data.length === 0 ? null : (
        <table class="grid grid-cards">
          <thead>
            <tr>
              <th scope="col">Snapshot</th>
              <th scope="col" class="number">
                Size
              </th>
              <th scope="col">
                <span class="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ id, bytes }) => (
              <tr key={id}>
                <th scope="row">
                  <code>
                    <Data text={id} />
                  </code>
                </th>
                <td class="number">{formatBytes(bytes)}</td>
                <td>
                  <div class="actions">
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
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** `637 bytes`, `12.4 kB`, `3.1 MB` */
function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
