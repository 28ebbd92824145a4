/** Every event there is: the relay finds what the socket says by it, and the documents list it. */
export { events } from './events.gen.ts';
