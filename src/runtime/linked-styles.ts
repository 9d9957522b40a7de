/*
 * The modules of prerendered websites use these functions instead of those in `adopt-styles.ts`, through the import
 * `#adopt-styles` (package.json). Prerendered pages link to a stylesheet, so the modules do not contain the styles.
 */

/** Does nothing, because the shadow root contains a link to the stylesheet. */
export function adoptStyles(): void {}

/** Does nothing, because the link stays. */
export function removeStyleLink(): void {}
