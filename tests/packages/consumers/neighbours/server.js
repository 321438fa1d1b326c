import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';

// Prints what the pages of a server respond, as JSON.
const run = async () => {
  const server = await listen(createMockServer(), { admin: true });
  const responses = {};
  for (const path of [
    '/',
    '/openapi.json',
    '/__mock/',
    '/__mock/openapi.json',
    '/__mock/docs',
    '/__mock/docs/admin.json',
  ]) {
    const response = await fetch(server.url + path, { headers: { accept: 'text/html' } });
    responses[path] = [response.status, (await response.text()).slice(0, 200)];
  }
  await server.close();
  console.log(JSON.stringify(responses));
};
run();
