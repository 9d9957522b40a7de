import exampleElement from './example-element.css?inline'

/** The element's styles. Elements that contain this element also use them. */
export const exampleElementStyles = [exampleElement]
