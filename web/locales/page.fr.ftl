## La page
