// For the sheets to print, which are pages of their own: without a script there is no button.
const button = document.getElementById('print')
button.hidden = false
button.addEventListener('click', () => window.print())
