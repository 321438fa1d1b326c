import { type Exchange, explainedDifferences, explanationOf, isAgreed } from './explained-differences.ts';
import type { FuzzResult } from './fuzz.ts';

/** Differences without an explanation, in words. */
export function unexplained({ exchanges }: FuzzResult): string[] {
  return exchanges.filter((each) => !isAgreed(each) && explanationOf(each) === undefined).map(describe);
}

/** The figures, one to a line. */
export function summaryOf(name: string, result: FuzzResult, seconds: number): string {
  const { exchanges, invalidResponses } = result;
  const agreed = exchanges.filter(isAgreed);
  const differing = exchanges.filter((each) => !isAgreed(each));
  const withVerdict = (...verdicts: Exchange['server'][]) =>
    agreed.filter(({ server }) => verdicts.includes(server)).length;
  return [
    `${name}: ${exchanges.length} requests, ${exchanges.filter(({ request }) => request.mutation !== 'none').length} of them mutated, to ${new Set(exchanges.map(({ request }) => request.operation.id)).size} operations in ${seconds.toFixed(1)} s`,
    `  ${agreed.length} agreed on: ${withVerdict('accepted')} accepted, ${withVerdict('state')} refused for the state, ${withVerdict('refused')} refused as invalid, ${withVerdict('unauthorized')} without credentials`,
    ...explainedDifferences.map(({ rule, why }) => {
      const count = differing.filter((each) => explanationOf(each)?.rule === rule).length;
      return `  ${count} differ, ${rule}: ${why}`;
    }),
    `  ${unexplained(result).length} differ without an explanation`,
    `  ${exchanges.length} answers checked, ${invalidResponses.length} not as the document says`,
    `  mutations: ${countsOf(exchanges.map(({ request }) => request.mutation))}`,
    `  states: ${countsOf(agreed.filter(({ server }) => server === 'state').map(({ answer }) => String(Object(answer.body).code)))}`,
  ].join('\n');
}

function countsOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
}

function describe({ request, document, answer, server }: Exchange): string {
  const { operation, path, query, headers, body, mutation } = request;
  return [
    `${operation.id}: the document says ${document.verdict} (${document.why}), the server ${server}`,
    `${answer.status} ${JSON.stringify(answer.body)?.slice(0, 300)}`,
    `mutation "${mutation}", ${JSON.stringify({ path, query, headers })}`,
    `body ${body?.slice(0, 600)}`,
  ].join(' | ');
}
