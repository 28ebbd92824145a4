/**
 * What browsers and Node have alike, for the client in `client.ts`: the contract is compiled without the types of either, so
 * that nothing else of them gets into it.
 */
interface Blob {
  readonly size: number;
}
interface File extends Blob {
  readonly name: string;
}
interface FormData {
  append(name: string, value: Blob, fileName?: string): void;
}
declare var FormData: { new (): FormData };
interface Response {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
  blob(): Promise<Blob>;
}
