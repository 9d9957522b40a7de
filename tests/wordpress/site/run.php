<?php
// Loads WordPress and runs the code in the first argument. `$input` is decoded from JSON on standard input.
require getenv('WORDPRESS_FILES') . '/wp-load.php';
$input = json_decode(file_get_contents('php://stdin'), true);
eval($argv[1]);
