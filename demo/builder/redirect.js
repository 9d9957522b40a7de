// Redirects from the former URL of the site builder.
location.replace(`builder.html${location.search}${location.hash}`)
