/** Mantine's own names, so that its components and our plain pages follow one choice. */
export const schemeKey = 'mantine-color-scheme-value';
export const schemeAttribute = 'data-mantine-color-scheme';

/**
 * Runs in the head before the first paint, so a page never flashes in the other scheme; follows the device's scheme
 * until the person chooses one.
 */
export const colorSchemeScript = `try{var d=matchMedia('(prefers-color-scheme: dark)'),p=function(){var s=localStorage.getItem('${schemeKey}');if(s!=='light'&&s!=='dark')s=d.matches?'dark':'light';document.documentElement.setAttribute('${schemeAttribute}',s)};p();d.addEventListener('change',p)}catch(e){}`;
