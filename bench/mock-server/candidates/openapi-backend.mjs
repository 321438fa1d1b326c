// openapi-backend behind express: validates the request and returns the example.
import { readFileSync } from 'node:fs';
import express from 'express';
import { OpenAPIBackend } from 'openapi-backend';
import { documentPath } from '../../payment.ts';

// openapi-backend 5.21 replaces a list that occurs twice by a reference, and then rejects the schema. Only the example lists of schemas do.
const withoutLists = (name, value) => (name === 'examples' && Array.isArray(value) ? undefined : value);

const api = new OpenAPIBackend({
  definition: JSON.parse(readFileSync(documentPath, 'utf8'), withoutLists),
  quick: true,
  ajvOpts: { logger: false },
  handlers: {
    validationFail: (context, _request, response) => response.status(400).json(context.validation.errors),
    notImplemented(context, _request, response) {
      const { status, mock } = api.mockResponseForOperation(context.operation.operationId);
      response.status(status).json(mock);
    },
  },
});
for (const scheme of ['publicApiKey', 'privateSecretKey']) api.registerSecurityHandler(scheme, () => true);
await api.init();

const app = express();
app.use(express.json());
app.use((request, response) => api.handleRequest(request, request, response));
app.listen(Number(process.argv[2]), '127.0.0.1');
