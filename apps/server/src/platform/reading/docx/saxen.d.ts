/** What is used of it: the package has no declarations. */
declare module 'saxen' {
  type Attributes = Readonly<Record<string, string>>;

  export class Parser {
    ns(prefixes: Readonly<Record<string, string>>): this;
    on(
      event: 'openTag',
      does: (name: string, attributes: () => Attributes, decode: (text: string) => string) => void,
    ): this;
    on(event: 'closeTag', does: (name: string) => void): this;
    on(event: 'text', does: (text: string, decode: (text: string) => string) => void): this;
    on(event: 'error', does: (error: Error) => void): this;
    parse(text: string): Error | undefined;
  }
}
