/** The server as a program: the screens are built before. `npm start` builds them beside its start. */
import { serve } from './serve.ts';

await serve();
