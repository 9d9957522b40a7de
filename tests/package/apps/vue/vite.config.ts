import vue from '@vitejs/plugin-vue'

const isCustomElement = (tag: string) => tag.includes('-')

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }
