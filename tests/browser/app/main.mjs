// An app that imports all elements from the package, as a project with a bundler would.
// Re-exports the package for tests that load two copies on one page.
export * from 'electrician-elements'
