/** What base.css and the splash look at: the page's scripts did not come, or broke before they had drawn it. */
export const scriptsFailedAttribute = 'data-scripts-failed';

/**
 * Runs in the head. A script that cannot be fetched, or an uncaught error, before the first navigation has
 * finished means that nothing will ever take the splash away.
 */
export const scriptsFailedScript = `try{var f=function(e){var t=e.target;if(e.type==='unhandledrejection'||t===window||t&&t.tagName==='SCRIPT')document.documentElement.setAttribute('${scriptsFailedAttribute}','')};addEventListener('error',f,true);addEventListener('unhandledrejection',f)}catch(e){}`;
