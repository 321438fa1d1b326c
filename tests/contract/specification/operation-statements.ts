import {
  type Document,
  type LocatedOperation,
  type Operation,
  operationsOf,
  type Parameter,
  type Ref,
  type Response,
  resolve,
} from '../../../scripts/generate/document.ts';
import {
  type Contract,
  credentialsOf,
  fact,
  operationOf,
  parametersOf,
  requestBodyOf,
  type Statement,
  successOf,
} from './contract.ts';
import { fieldsOf } from './notation.ts';
import { credentialHeaders, endpoints, otherStatuses, type SpecifiedOperation, webhooks } from './operations.ts';

const allHeaders = [...credentialHeaders, ...[...endpoints, ...webhooks].flatMap(({ headers }) => headers)];

/** The statements of the specification about endpoints and webhooks, without the fields of their bodies. */
export const operationStatements: Statement[] = [
  ...endpoints.flatMap((each) => [...contentFacts(each), ...headerFacts(each, 'requires'), ...credentialFacts(each)]),
  ...webhooks.flatMap((each) => [...contentFacts(each), ...headerFacts(each, 'may carry'), withoutSecurity(each)]),
  fact('the incoming transfer webhook has the path /v1/banking/transfers', ({ document }) => {
    const item = document.webhooks?.incomingTransfer as Record<string, Record<string, unknown>> | undefined;
    return item?.post?.['x-path'] === '/v1/banking/transfers';
  }),
  fact('every path begins with /v1', ({ document }) => {
    return Object.keys(document.paths).every((path) => path.startsWith('/v1/'));
  }),
  fact('every endpoint of the document requires the credentials', (contract) => {
    return operationsOf(contract.document).every(({ operation }) => needsCredentials(contract, operation));
  }),
  fact('no webhook of the document requires credentials', (contract) => {
    return operationsOf(contract.document, contract.document.webhooks ?? {}).every(({ operation }) => {
      return credentialsOf(contract, operation).length === 0;
    });
  }),
  fact('GET /v1/payments/{payment_id} has two optional boolean switches, off by default', (contract) => {
    const switches = parametersOf(contract, named('/v1/payments/{payment_id}')).filter((each) => each.in === 'query');
    const described = switches.map(({ description }) => description).join('\n');
    return switches.length === 2 && switches.every(isSwitch) && /provider.*\n.*history/.test(described);
  }),
];

function named(path: string): SpecifiedOperation {
  return { method: 'GET', path, headers: [] };
}

function isSwitch({ required, schema }: Parameter): boolean {
  return required !== true && schema?.type === 'boolean' && schema.default === false;
}

function contentFacts(specified: SpecifiedOperation): Statement[] {
  const { method, path, body, response, success } = specified;
  const name = `${method} ${path}`;
  const statuses = [...(success === undefined ? [] : [String(success)]), ...(otherStatuses[path] ?? [])];
  return [
    fact(`${name} exists`, (contract) => operationOf(contract, specified) !== undefined),
    bodyFact(name, specified),
    ...statuses.map((status) => {
      return fact(
        `${name} responds with ${status}`,
        (contract) => status in (operationOf(contract, specified)?.responses ?? {}),
      );
    }),
    ...(response === undefined
      ? []
      : [
          fact(`${name} responds with application/json`, (contract) => isJson(successOf(contract, specified)?.content)),
        ]),
    ...(body === undefined
      ? []
      : [fact(`${name} needs its body`, (contract) => requestBodyOf(contract, specified)?.required === true)]),
  ];
}

function bodyFact(name: string, specified: SpecifiedOperation): Statement {
  if (specified.body === undefined) {
    return fact(`${name} has no request body`, (contract) => requestBodyOf(contract, specified) === undefined);
  }
  return fact(`${name} takes application/json`, (contract) => isJson(requestBodyOf(contract, specified)?.content));
}

function isJson(content: object | undefined): boolean {
  return Object.keys(content ?? {}).join() === 'application/json';
}

function headerFacts(specified: SpecifiedOperation, verb: 'requires' | 'may carry'): Statement[] {
  const name = `${specified.method} ${specified.path}`;
  const headersIn = (contract: Contract) => parametersOf(contract, specified).filter((each) => each.in === 'header');
  return [
    ...specified.headers.map((header) => {
      return fact(`${name} ${verb} ${header}`, (contract) => {
        const found = headersIn(contract).filter((each) => each.name === header);
        const [parameter] = found;
        const isText = parameter?.schema?.type === 'string';
        return found.length === 1 && isText && (parameter.required === true) === (verb === 'requires');
      });
    }),
    fact(`${name} carries no header of another operation`, (contract) => {
      const extra = headersIn(contract).filter(
        (each) => !specified.headers.includes(each.name) && !('x-basis' in each),
      );
      return !extra.some((each) => allHeaders.includes(each.name));
    }),
  ];
}

function credentialFacts(endpoint: SpecifiedOperation): Statement[] {
  return credentialHeaders.map((header) => {
    return fact(`${endpoint.method} ${endpoint.path} requires ${header}`, (contract) => {
      const ways = credentialsOf(contract, operationOf(contract, endpoint));
      return ways.length > 0 && ways.every((headers) => headers.includes(header));
    });
  });
}

function needsCredentials(contract: Contract, operation: Operation | undefined): boolean {
  const ways = credentialsOf(contract, operation);
  return ways.length > 0 && ways.every((headers) => credentialHeaders.every((header) => headers.includes(header)));
}

/** "The security setting of this endpoint in the description is empty." */
function withoutSecurity(webhook: SpecifiedOperation): Statement {
  return fact(`${webhook.path} declares no authentication scheme`, (contract) => {
    const security = operationOf(contract, webhook)?.security;
    return Array.isArray(security) && security.length === 0;
  });
}

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
      return Object.entries(each.operation.responses).flatMap(([status, response]) => {
        const { headers = {} } = resolve<Response>(document, response);
        const extra = Object.entries(headers as Record<string, Parameter | Ref>);
        const found = extra.filter(([, it]) => !isMarked(document, it) && !isMarked(document, response));
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
