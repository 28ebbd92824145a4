const style = `.swagger-ui .opblock .opblock-summary-path { word-break: break-word; max-width: 100%; }`;

const options = {
  dom_id: '#swagger-ui',
  url: '/openapi.json',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  showExtensions: true,
  tagsSorter: 'alpha',
  validatorUrl: null,
};

/** `/docs/own.js`: a file, as the content policy of the page lets no script in it run. */
export const callsPageScript = `SwaggerUIBundle(${JSON.stringify(options)});`;

/** `/docs`: every call for people, drawn by Swagger UI from `/openapi.json`. */
export const callsPage = (title: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><link rel="icon" type="image/png" href="/docs/static/favicon-32x32.png">
<link rel="stylesheet" href="/docs/static/swagger-ui.css"><link rel="stylesheet" href="/docs/static/index.css"><style>${style}</style></head>
<body><div id="swagger-ui"></div><script src="/docs/static/swagger-ui-bundle.js"></script><script src="/docs/own.js"></script></body></html>`;
