// Shows the API's own description; the validator badge is off because it would call a foreign server.
globalThis.SwaggerUIBundle({
  url: '/v1/openapi.json',
  dom_id: '#reference',
  validatorUrl: null,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
})
