/**
 * The stylesheets of the website's frame and home screen. Other screens bring their own. Imports the files,
 * because importing the definitions of the elements would define the elements.
 */
export const siteStyles = Object.values(
  import.meta.glob<string>(
    [
      '../../ui/field.css',
      '../{about-owner,cart-button,contact-info,electrician-site,quote-form}/*.css',
      // The website’s form has no photos.
      '!../quote-form/photo-field.css',
      '../service-list/{service-list,work-gallery}.css',
    ],
    { query: '?inline', import: 'default', eager: true },
  ),
)
