// The document can be imported with an attribute, where modules are ES modules.
import document from '@paychord/sdk/openapi.json' with { type: 'json' };

console.log(JSON.stringify({ openapi: document.openapi }));
