const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe already. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[];

function render(part: Part): string {
  if (typeof part === 'object')
    return 'markup' in part ? part.markup : part.map((one) => one.markup).join('');
  return String(part).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

/** Escapes every value that is put in, unless it is `html` itself. */
export function html(pieces: TemplateStringsArray, ...values: readonly Part[]): Html {
  return {
    markup: pieces
      .map((piece, index) => piece + (index < values.length ? render(values[index] ?? '') : ''))
      .join(''),
  };
}
