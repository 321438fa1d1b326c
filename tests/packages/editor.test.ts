import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { programOf, typeMistakes } from './type-mistakes.ts';
import { useProject } from './use-project.ts';

const project = useProject('module', ['@types/node@20']);

describe.each(['5.9', '7.0'])('TypeScript %s', (typescript) => {
  let printed: Map<string, string[]>;
  beforeAll(async () => {
    const files = Object.fromEntries(typeMistakes.map((each, index) => [`mistake-${index}.ts`, programOf(each)]));
    printed = messagesByFile(await project.diagnose(files, { typescript }));
  });

  test.each(typeMistakes.map((each, index) => ({ ...each, index })))(
    'explains $mistake with the names of types',
    ({ message, message7 = message, index }) => {
      expect(printed.get(`mistake-${index}.ts`)).toEqual(typescript === '7.0' ? message7 : message);
    },
  );
});

/** Groups the lines of tsc by file. Replaces the types of object literals: those are the programs above, in full. */
function messagesByFile(lines: readonly string[]): Map<string, string[]> {
  const messages = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of lines) {
    const [, file, first] = /^(\S+?)\(\d+,\d+\): error TS\d+: (.*)$/.exec(line) ?? [];
    if (file !== undefined) {
      current = messages.get(file) ?? [];
      messages.set(file, current);
    }
    current.push((first ?? line).replaceAll(/'\{ [^']*\}'/g, "'{…}'"));
  }
  return messages;
}

describe('an editor shows', () => {
  const program = `
import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { createClient, pdfEvidence, type CreatePaymentRequest, type Payment } from '@paychord/sdk';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
declare const payment: Payment;
const client = /*createClient*/createClient({ baseUrl: 'https://api.example.com', publicApiKey: 'p', privateSecretKey: 's', /*retries*/retry: {} });
const body: CreatePaymentRequest = {
  /*account_id*/account_id: '493e9374-510a-4201-9e09-de669d75f256',
  /*merchant_order_id*/merchant_order_id: 'ORDER-1',
  description: 'Running shoes',
  /*country*/country: 'US',
  amount: { /*currency*/currency: 'USD', /*value*/value: 25.5 },
  /*workflow*/workflow: 'DIRECT',
  payment_method: { token: 't', detail: { card: { /*installments*/installments: 1, card_data: { /*number*/number: '4111111111111111' } } } },
  /*metadata*/metadata: [{ /*key*/key: 'channel', value: 'web' }],
};
client.payments./*create*/create(body);
client.payments./*waitFor*/waitFor('id', { until: ['SUCCEEDED'] });
client.disputes./*submit*/submit;
payment./*status*/status;
payment./*sub_status*/sub_status;
payment./*created_at*/created_at;
/*pdfEvidence*/pdfEvidence;
/*createWebhookReceiver*/createWebhookReceiver;
const mock = /*createMockServer*/createMockServer();
/*listen*/listen(mock);
mock.payments./*openChargeback*/openChargeback;
`;
  let hovers: Map<string, string>;
  beforeAll(() => {
    hovers = hoversIn(project.folder, program);
  });

  test.each([
    ['account_id', 'UUID of the merchant account'],
    ['merchant_order_id', '3 to 255 characters.'],
    ['country', 'One of: AR, BO, BR, CL, CO, CR, EC, SV, GT, HN, MX, NI, PA, PY, PE, US, UY.'],
    ['currency', 'Exactly 3 upper-case letters.'],
    ['value', 'Amount in major units'],
    ['value', '0 to 9,007,199,254,740,992, at most 4 decimals.'],
    ['value', 'Assumption: the specification does not show this unit or this limit.'],
    ['workflow', 'Assumption: an absent field means SDK_CHECKOUT.'],
    ['installments', 'A whole number, at least 1.'],
    ['number', '8 to 19 digits.'],
    ['metadata', 'At most 120 items.'],
    ['key', '1 to 48 characters.'],
    ['status', 'Assumption: the specification does not show the complete list.'],
    ['status', 'Known values: CREATED, READY_TO_PAY, PENDING, VERIFIED, SUCCEEDED, DECLINED'],
    ['sub_status', 'Known values: see `KnownPaymentSubStatus`.'],
    ['created_at', 'ISO 8601.'],
    ['createClient', '@example const client = createClient('],
    ['create', '@example const payment = await client.payments.create('],
    ['create', '@throws {RequestValidationError}'],
    ['waitFor', '@example const payment = await client.payments.waitFor('],
    ['submit', '@example'],
    ['pdfEvidence', '@example'],
    ['createWebhookReceiver', '@example'],
    ['createMockServer', '@example const mock = createMockServer();'],
    ['listen', '@example await using server = await listen('],
    ['openChargeback', '@returns'],
  ])('for %s: %s', (name, text) => {
    expect(hovers.get(name)).toContain(text);
  });
});

/**
 * Returns what an editor shows at each marker of a program in a project: the declaration, the documentation and its tags.
 *
 * @param program - A marker is a comment directly before a name: `client./*create*\/create`.
 * @returns The texts by marker.
 */
function hoversIn(folder: string, program: string): Map<string, string> {
  const file = join(folder, 'hovers.ts');
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
    strict: true,
  };
  const host: ts.LanguageServiceHost = {
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot(name) {
      const text = name === file ? program : ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: (name) => (name === file ? program : ts.sys.readFile(name)),
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  };
  const service = ts.createLanguageService(host);
  return new Map(
    [...program.matchAll(/\/\*(\w+)\*\//g)].map(({ 0: marker, 1: name = '', index }) => [
      name,
      textOf(service.getQuickInfoAtPosition(file, index + marker.length)),
    ]),
  );
}

function textOf(info: ts.QuickInfo | undefined): string {
  const tags = (info?.tags ?? []).map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`);
  return [ts.displayPartsToString(info?.displayParts), ts.displayPartsToString(info?.documentation), ...tags].join(
    '\n',
  );
}
