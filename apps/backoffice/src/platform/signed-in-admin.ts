import { createContext, useContext } from 'react';

export const SignedInAdminContext = createContext('');

/** The user id of the Admin who is signed in; empty before that is known. */
export const useSignedInAdmin = () => useContext(SignedInAdminContext);
