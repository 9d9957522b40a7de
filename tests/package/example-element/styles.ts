import exampleElement from './example-element.css?inline'

/** The element's styles, which are also included in elements that contain this element. */
export const exampleElementStyles = [exampleElement]
