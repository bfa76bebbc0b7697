document.querySelector('#volver')?.submit();
