import { escapeControls } from '../../api/visible-text.ts';
import { Badge } from '../../components/badge.tsx';
import { Data } from '../../components/data.tsx';
import type { RequestRow } from '../../state/request-row.ts';

/** The marks of a request: what is unusual about it. */
export function RequestMarks({ row }: { readonly row: RequestRow }) {
  const { replayed, faults, unknownFieldCount, authenticated, code, newMerchant, warning } = row;
  return (
    <>
      {code === undefined ? null : (
        <Badge tone="warning" title="Error code of the response">
          <Data text={code} />
        </Badge>
      )}
      {replayed ? (
        <Badge
          tone="info"
          title="The first response to this idempotency key was repeated. The operation did not run again."
        >
          replayed
        </Badge>
      ) : null}
      {faults.map((phase) => (
        <Badge key={phase} tone="bad" title={`An injected fault applied in the phase “${phase}”`}>
          fault {phase}
        </Badge>
      ))}
      {unknownFieldCount > 0 ? (
        <Badge tone="warning" title="The contract does not list these fields of the request">
          {unknownFieldCount} unknown {unknownFieldCount === 1 ? 'field' : 'fields'}
        </Badge>
      ) : null}
      {newMerchant ? (
        <Badge tone="info" title="The first request of a merchant that was not configured">
          new merchant
        </Badge>
      ) : null}
      {warning === undefined ? null : (
        <Badge tone="warning" title={escapeControls(warning)}>
          warning
        </Badge>
      )}
      {authenticated ? null : (
        <Badge tone="bad" title="The credentials belong to no merchant">
          refused credentials
        </Badge>
      )}
    </>
  );
}
