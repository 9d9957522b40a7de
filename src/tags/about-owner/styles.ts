import aboutOwner from './about-owner.css?inline'

/** Stylesheets of `<about-owner>`, which elements that compose it also adopt. */
export const aboutOwnerStyles = [aboutOwner]
