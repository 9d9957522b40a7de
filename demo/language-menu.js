// Sets the language of the page. The elements follow it by themselves.
const menu = document.querySelector('#language-menu')

menu.addEventListener('change', () => {
  document.documentElement.lang = menu.value
  document.documentElement.dir = menu.value === 'ar' ? 'rtl' : 'ltr'
})
