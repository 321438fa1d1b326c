import {
  type Document,
  type LocatedOperation,
  operationsOf,
  type Parameter,
  type Ref,
  type Response,
  resolve,
} from '../../../scripts/generate/document.ts';
import type { Statement } from './contract.ts';
import { fieldsOf } from './notation.ts';
import { credentialHeaders, endpoints, otherStatuses, type SpecifiedOperation, webhooks } from './operations.ts';

/** The other direction: each statement of the document about operations beyond the specification has an `x-basis` mark. */
export const unmarkedOperationStatements: Statement[] = [
  unmarked('operation', (document) => {
    return located(document).flatMap((each) => {
      return specificationOf(each) || isMarked(document, each.operation) ? [] : [nameOf(each)];
    });
  }),
  unmarked('parameter or request header', (document) => {
    return specified(document).flatMap(([each, { headers, parameters = '' }]) => {
      const names = [...headers, ...fieldsOf('', parameters).map(({ steps }) => steps[0])];
      const extra = each.parameters.filter(({ name }) => !names.includes(name));
      return extra.filter((it) => !isMarked(document, it)).map((it) => `${nameOf(each)}: ${it.in} ${it.name}`);
    });
  }),
  unmarked('status', (document) => {
    return specified(document).flatMap(([each, { path, success }]) => {
      const statuses = [String(success), ...(otherStatuses[path] ?? [])];
      const extra = Object.entries(each.operation.responses).filter(([status]) => !statuses.includes(status));
      return extra.filter(([, it]) => !isMarked(document, it)).map(([status]) => `${nameOf(each)}: ${status}`);
    });
  }),
  unmarked('response header', (document) => {
    return specified(document).flatMap(([each]) => {
      return Object.entries(each.operation.responses).flatMap(([status, answer]) => {
        const { headers = {} } = resolve<Response>(document, answer);
        const extra = Object.entries(headers as Record<string, Parameter | Ref>);
        const found = extra.filter(([, it]) => !isMarked(document, it) && !isMarked(document, answer));
        return found.map(([name]) => `${nameOf(each)}: ${status}, ${name}`);
      });
    });
  }),
  unmarked('limit of a header', (document) => {
    const headers = specified(document).flatMap(([each]) => each.parameters.filter((it) => it.in === 'header'));
    const unlimited = ['type', 'description', 'x-basis'];
    return headers.flatMap((header) => {
      const extra = Object.keys(header.schema ?? {}).filter((keyword) => !unlimited.includes(keyword));
      return isMarked(document, header) || isMarked(document, header.schema ?? {})
        ? []
        : extra.map((keyword) => `${header.name}: ${keyword} ${JSON.stringify(header.schema?.[keyword])}`);
    });
  }),
  unmarked('security scheme', ({ components }) => {
    const schemes = Object.entries(components.securitySchemes ?? {});
    return schemes.filter(([, { name = '' }]) => !credentialHeaders.includes(name)).map(([name]) => name);
  }),
];

function unmarked(kind: string, found: (document: Document) => string[]): Statement {
  return {
    title: `no ${kind} is neither specified nor marked`,
    contradictions: ({ document }) => {
      return [...new Set(found(document))].map((name) => `${name} is not in the specification and not marked x-basis`);
    },
  };
}

/** Endpoints under their path, webhooks under their name. */
function located(document: Document): LocatedOperation[] {
  return [...operationsOf(document), ...operationsOf(document, document.webhooks ?? {})];
}

function specified(document: Document): [LocatedOperation, SpecifiedOperation][] {
  return located(document).flatMap((each) => {
    const specification = specificationOf(each);
    return specification === undefined ? [] : [[each, specification]];
  });
}

function specificationOf({ method, path }: LocatedOperation): SpecifiedOperation | undefined {
  return [...endpoints, ...webhooks].find((each) => each.method === method && each.path === path);
}

function nameOf({ method, path }: LocatedOperation): string {
  return `${method} ${path}`;
}

function isMarked(document: Document, node: object): boolean {
  return 'x-basis' in node || 'x-basis' in resolve(document, node);
}
