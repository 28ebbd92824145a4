/** Every act that the audit log may name. */
import { acts } from './acts.gen.ts';

export { acts };
export type Act = (typeof acts)[number];
