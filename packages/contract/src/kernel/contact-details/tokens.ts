/** Digits, letters, or a single other sign; `from` and `to` are places of the plain text. */
export interface Token {
  readonly kind: 'digits' | 'word' | 'mark';
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const letterOrMark = /[\p{L}\p{M}]/u;

function kindOf(sign: string): Token['kind'] {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 0x30 && code <= 0x39) return 'digits';
  if (code < 0x80) return code >= 0x61 && code <= 0x7a ? 'word' : 'mark';
  return letterOrMark.test(sign) ? 'word' : 'mark';
}

export function readTokens(plain: string): readonly Token[] {
  const tokens: Token[] = [];
  let from = 0;
  let kind: Token['kind'] = 'mark';
  let at = 0;
  const end = () => {
    if (at > from) tokens.push({ kind, text: plain.slice(from, at), from, to: at });
    from = at;
  };
  for (const sign of plain) {
    const next = kindOf(sign);
    if (next !== kind || next === 'mark') end();
    kind = next;
    at += sign.length;
  }
  end();
  return tokens;
}

export const isSpace = ({ kind, text }: Token): boolean => kind === 'mark' && text.trim() === '';
