import { type OperationId, operations } from '../../../packages/mock-server/src/generated/operations.ts';

const known = (Object.keys(operations) as OperationId[]).map((id) => {
  const { method, path } = operations[id];
  return { id, method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
});

/** The operation that a request is for; undefined where the document has none. A query does not matter. */
export function operationOf({ method, path }: { method: string; path: string }): OperationId | undefined {
  const [pathname = ''] = path.split('?');
  return known.find((each) => each.method === method && each.pattern.test(pathname))?.id;
}
