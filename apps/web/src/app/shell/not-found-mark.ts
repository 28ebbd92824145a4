/** The end of the address at which a visit to an unknown path arrives: browsers keep it through redirects. */
export const notFoundMark = '#not-found';
