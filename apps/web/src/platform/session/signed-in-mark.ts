import { tokenKey } from './session-store.ts';

/** On the document while a person is signed in at this device: the styles keep room for what comes for them later. */
export const signedInAttribute = 'data-signed-in';

/** Runs in the head before the first paint, when no profile has been read yet. */
export const signedInScript = `try{if(localStorage.getItem('${tokenKey}'))document.documentElement.setAttribute('${signedInAttribute}','')}catch(e){}`;
