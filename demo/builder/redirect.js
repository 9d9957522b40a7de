// Leads from the former address of the site builder to the current one.
location.replace(`builder.html${location.search}${location.hash}`)
