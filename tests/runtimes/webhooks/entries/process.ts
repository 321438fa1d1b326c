const { control, only } = JSON.parse(process.argv[2] ?? '');

// The SDK detects it when it is loaded.
if (only === 'WebCrypto') Object.defineProperty(process, 'getBuiltinModule', { value: undefined });
const { executeVectors } = await import('../execute-vectors.ts');
await executeVectors(only, control);
