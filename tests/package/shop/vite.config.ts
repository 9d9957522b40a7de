export default {
  build: { rollupOptions: { input: ['index.html', 'one-tag.html'] } },
}
