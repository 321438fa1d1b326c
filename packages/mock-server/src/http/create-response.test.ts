import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createResponse } from './create-response.ts';

const init = { status: 201, headers: { 'content-type': 'application/json' } };
const read = async (response: Response) => [...new Uint8Array(await response.arrayBuffer())];

describe('createResponse', () => {
  test('has the bytes, the status and the headers of new Response', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.integer({ max: 0xffff }).map((code) => String.fromCharCode(code)) }),
    );
    await fc.assert(
      fc.asyncProperty(text, async (content) => {
        const [actual, expected] = [createResponse(content, init), new Response(content, init)];
        expect([actual.status, [...actual.headers]]).toEqual([expected.status, [...expected.headers]]);
        expect(await read(actual)).toEqual(await read(expected));
      }),
    );
  });

  test('can be cloned, and read as text, as JSON and with a reader for bytes', async () => {
    const response = createResponse('{"name":"Peña"}', init);
    expect(await response.clone().text()).toBe('{"name":"Peña"}');
    expect(await response.clone().json()).toEqual({ name: 'Peña' });
    const reader = createResponse('Peña', init).body?.getReader({ mode: 'byob' });
    expect((await reader?.read(new Uint8Array(2)))?.value).toEqual(new TextEncoder().encode('Pe'));
    expect(createResponse('', init).body).not.toBeNull();
    expect(createResponse(null, { status: 204 }).body).toBeNull();
  });

  test('uses the text for the Response of a polyfill that knows no streams', async () => {
    class TextResponse {
      readonly body = undefined;
      readonly content: string;
      constructor(content: unknown) {
        this.content = String(content);
      }
    }
    vi.stubGlobal('Response', TextResponse);
    try {
      expect(createResponse('text', init)).toMatchObject({ content: 'text' });
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
