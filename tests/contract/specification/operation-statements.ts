import { type Operation, operationsOf, type Parameter } from '../../../scripts/generate/document.ts';
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
  const { method, path, body, answer, success } = specified;
  const name = `${method} ${path}`;
  const statuses = [...(success === undefined ? [] : [String(success)]), ...(otherStatuses[path] ?? [])];
  return [
    fact(`${name} exists`, (contract) => operationOf(contract, specified) !== undefined),
    bodyFact(name, specified),
    ...statuses.map((status) => {
      return fact(
        `${name} answers ${status}`,
        (contract) => status in (operationOf(contract, specified)?.responses ?? {}),
      );
    }),
    ...(answer === undefined
      ? []
      : [fact(`${name} answers application/json`, (contract) => isJson(successOf(contract, specified)?.content))]),
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
