import OpenAI from 'openai';

export function connect(fetch: typeof globalThis.fetch) {
  const client = new OpenAI({ apiKey: 'bench-secret', baseURL: 'https://payments.test', fetch });
  return {
    async retrieve() {
      const { status } = await client.files.retrieve('file-5f0f6f0c8d5e4f0a9a3a0c1b');
      return status;
    },
    async create() {
      const { status } = await client.batches.create({
        input_file_id: 'file-5f0f6f0c8d5e4f0a9a3a0c1b',
        endpoint: '/v1/responses',
        completion_window: '24h',
        metadata: { merchant_order_id: 'ORDER-2026-000123', description: 'Running shoes', country: 'CO' },
      });
      return status;
    },
  };
}
