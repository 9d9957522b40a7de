<?php
// Runs the code it is given, with all of WordPress at hand.
require getenv('WORDPRESS_FILES') . '/wp-load.php';
$input = json_decode(file_get_contents('php://stdin'), true);
eval($argv[1]);
