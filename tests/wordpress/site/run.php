<?php
// Loads WordPress and runs the code in the first argument. `$input` is JSON from standard input.
require getenv('WORDPRESS_FILES') . '/wp-load.php';
$input = json_decode(file_get_contents('php://stdin'), true);
eval($argv[1]);
