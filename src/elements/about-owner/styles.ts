import aboutOwner from './about-owner.css?inline'

/** The stylesheets of `<about-owner>`, also adopted by elements that include its component. */
export const aboutOwnerStyles = [aboutOwner]
