import styles from './thin-awning.module.css';

/** The scalloped cloth of the site, as a narrow strip under the header of a work area. */
export function ThinAwning() {
  return <div className={styles.awning} aria-hidden="true" />;
}
