document.title = 'The test site works';
