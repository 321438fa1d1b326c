import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ResultOf } from '../../api/admin-call.ts';
import { httpsOnly } from '../../api/escape.ts';
import { MerchantNote, RecordLink, RequestLink } from '../../components/panels.tsx';
import { Badge, Data, DefinitionList, Empty, formatCount, NoData, Prose } from '../../components/text.tsx';
import { currentMerchant } from '../../state/merchants.ts';
import { useResource } from '../../state/resource.ts';
import { route } from '../../state/router.ts';

type Finding = ResultOf<'listFindings'>[number];

/** The mistakes of one merchant, one entry for each rule. */
export function FindingsView() {
  const { data, error } = useFindings();
  if (data === undefined) return <NoData error={error} />;
  return (
    <div class="page stack wide">
      <MerchantNote />
      {data.length === 0 ? (
        <Empty title="No findings">
          <p>The mock server found no mistake in the requests and the webhook endpoints of this merchant.</p>
        </Empty>
      ) : (
        data.map((finding) => <FindingCard key={finding.rule} finding={finding} />)
      )}
    </div>
  );
}

/** The number of rules that found something, for the navigation. Without any, it shows nothing. */
export function FindingCount() {
  const count = useFindings().data?.length ?? 0;
  if (count === 0) return null;
  return (
    <Badge tone="warning" title={formatCount(count, 'finding')}>
      {count}
    </Badge>
  );
}

function useFindings() {
  return useResource({ operation: 'listFindings', merchant: currentMerchant.value });
}

/** What one rule found. The rule that the address names gets the focus. */
function FindingCard({ finding }: { finding: Finding }) {
  const { rule, count, message, why, fix, page, requests, paymentIds } = finding;
  const element = useRef<HTMLElement>(null);
  const isNamed = route.value.id === rule;
  useEffect(() => {
    if (isNamed) element.current?.focus();
  }, [isNamed]);
  return (
    <section ref={element} class="card stack" aria-labelledby={rule} tabIndex={-1}>
      <div class="row">
        <h2 id={rule}>{rule}</h2>
        <Badge tone="warning">{formatCount(count, 'time')}</Badge>
      </div>
      <p>
        <Data text={message} />
      </p>
      <DefinitionList
        items={[
          ['Why it matters', <Prose text={why} />],
          ['Fix', <Prose text={fix} />],
          ['Requests', linksOf(requests, (number) => <RequestLink key={number} number={number} />)],
          ['Payments', linksOf(paymentIds, (id) => <RecordLink key={id} view="payments" id={id} />)],
          [
            'Page',
            <a href={httpsOnly(page)} target="_blank" rel="noopener noreferrer">
              About this rule
            </a>,
          ],
        ]}
      />
    </section>
  );
}

function linksOf<T>(items: readonly T[], link: (item: T) => ComponentChildren) {
  return items.length > 0 && <span class="row">{items.map(link)}</span>;
}
